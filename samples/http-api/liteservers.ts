// region liteservers
interface GlobalConfig {
  readonly liteservers: readonly {
    readonly ip: number;
    readonly port: number;
    readonly id: {readonly '@type': 'pub.ed25519'; readonly key: string};
  }[];
}

/** The liteservers of a global configuration: host:port and the key in hex. */
export function liteservers(config: GlobalConfig): {address: string; key: string}[] {
  return config.liteservers.map(({ip, port, id}) => {
    // The file stores the IPv4 address as one signed 32-bit number.
    const bytes = [24, 16, 8, 0].map((shift) => (ip >>> shift) & 0xff);
    return {
      address: `${bytes.join('.')}:${port}`,
      key: Buffer.from(id.key, 'base64').toString('hex'),
    };
  });
}
// endregion
