/** All programs whose commands the pages show. */
import {dhtServer} from './dht-server.ts';
import {installSh} from './install-sh.ts';
import {liteClient} from './lite-client.ts';
import {myLocalTon} from './mylocalton.ts';
import {mytonctrl} from './mytonctrl.ts';
import {mytoninstaller} from './mytoninstaller.ts';
import {rldpHttpProxy} from './rldp-http-proxy.ts';
import {storageDaemon} from './storage-daemon.ts';
import {storageDaemonCli} from './storage-daemon-cli.ts';
import {tonlibCli} from './tonlib-cli.ts';
import type {Program} from './types.ts';
import {validatorEngine} from './validator-engine.ts';
import {validatorEngineConsole} from './validator-engine-console.ts';

export const programs: readonly Program[] = [
  validatorEngine,
  validatorEngineConsole,
  liteClient,
  dhtServer,
  mytonctrl,
  mytoninstaller,
  installSh,
  storageDaemon,
  storageDaemonCli,
  rldpHttpProxy,
  tonlibCli,
  myLocalTon,
];

/** The program that is typed so; `undefined` for another one. */
export function programNamed(name: string): Program | undefined {
  return programs.find((program) => program.name === name || program.aliases?.includes(name));
}
