import {chromium, type Page} from '@playwright/test';
import {serve} from '/work/main/scripts/serve.ts';
import {chromiumPath} from '/work/main/scripts/programs.ts';
import fs from 'node:fs';
const out='/tmp/shots'; fs.mkdirSync(out,{recursive:true});
const server=await serve({dir: process.argv[2] ?? '/work/main/build', port:0, host:'127.0.0.1'});
const origin=`http://127.0.0.1:${(server.address() as any).port}`;
const only=process.argv[3]?.split(',');
const browser=await chromium.launch({executablePath:chromiumPath(),args:['--no-sandbox','--disable-gpu','--disable-dev-shm-usage']});
const ready=async(p:Page)=>p.locator('html[data-has-hydrated="true"]').waitFor({state:'attached'});
const KINDS:Record<string,{path:string;act?:(p:Page,w:number)=>Promise<void>}>={
 home:{path:'/'},
 hub:{path:'/v3/tools'},
 reference:{path:'/v3/documentation/data-formats/tlb/cell-boc'},
 instructions:{path:'/v3/documentation/tvm/instructions'},
 tutorial:{path:'/v3/guidelines/quick-start/developing-smart-contracts/func-tolk-folder/storage-and-get-methods',act:async(p)=>{const b=p.locator('[data-playground-open], .playground-open, button:has-text("▶")').first(); const c=await p.locator('article button').evaluateAll(bs=>bs.map(b=>b.className+'|'+b.textContent));fs.writeFileSync('/tmp/shots/buttons.txt',c.join('\n')); await p.locator('article [class*="code-playground"], article button[class*="run"], article button[class*="play"]').first().click({timeout:5000}).catch(()=>{}); await p.waitForTimeout(4000);}},
 search:{path:'/search?q=bounce',act:async(p)=>{await p.locator('.search-result').first().waitFor({timeout:20000}).catch(()=>{});}},
 menu:{path:'/v3/concepts/dive-into-ton/introduction',act:async(p,w)=>{ if(w<997){await p.locator('.navbar__toggle').click();await p.waitForTimeout(600);await p.locator('.navbar-sidebar__back').click().catch(()=>{});await p.waitForTimeout(600);}else{await p.locator('.navbar__item.dropdown').nth(2).hover();await p.waitForTimeout(300);} }},
};
for(const [kind,{path,act}] of Object.entries(KINDS)){ if(only&&!only.includes(kind)) continue;
 for(const width of [1440,1024,390]){
  const files:string[]=[];
  for(const theme of ['light','dark']) for(const base of ['','/mandarin','/ru']){
   const ctx=await browser.newContext({viewport:{width,height:width===390?844:900},baseURL:origin,reducedMotion:'reduce',storageState:{cookies:[],origins:[{origin,localStorage:[{name:'theme',value:theme}]}]}});
   const page=await ctx.newPage();
   await page.goto((base+path).replace(/^(\/mandarin|\/ru)\/$/,'$1/'));await ready(page);
   await act?.(page,width); await page.waitForTimeout(700);
   const f=`${out}/${kind}-${width}-${theme}${base.replace('/','-')||'-en'}.png`; await page.screenshot({path:f}); files.push(f); await ctx.close();
  }
  const ctx=await browser.newContext({viewport:{width:width===390?1500:1900,height:1000}});const page=await ctx.newPage();
  const w=width===390?240:620;
  await page.setContent(`<body style="margin:0;background:#888;display:flex;flex-wrap:wrap;gap:8px">${files.map(f=>`<img width=${w} src="data:image/png;base64,${fs.readFileSync(f).toString('base64')}">`).join('')}</body>`);
  await page.screenshot({path:`${out}/sheet-${kind}-${width}.png`,fullPage:true}); await ctx.close(); console.log(kind,width);
 }}
await browser.close(); server.close(); process.exit(0);
