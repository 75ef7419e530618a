// Names that Fift itself knows, from ton-blockchain/ton. Words with a rule of their own in fift.ts (strings, control) are not listed.

/** Words of the interpreter: `crypto/fift/words.cpp`. */
const INTERPRETER = String.raw`
! $# $() $* $+ $, $0 $= $>B $>s $>smca $@ $@+ $@? $@?+ $Len $Pos $Split $cmp $len $pos $reverse $| %1<< 'exit-interpret
'nop * */ */c */cmod */mod */r */rmod *>> *>>c *>>r *mod + , - -1<< -roll -rot -trailing -trailing0 . ._ .bt .dump .l
.s .sL .sl .tc / /c /cmod /mod /r /rmod 0< 0<= 0<> 0= 0> 0>= 1+ 1- 1<< 1<<1- 2* 2+ 2- 2/ 2drop 2dup 2over 2swap < <<
<</ <</c <</r <= <> <b <pop> <push> <s <xchg> = > >= >> >>c >>r ?dup @ B+ B, B= B>$ B>Li@ B>Li@+ B>Lu@ B>Lu@+ B>X
B>base64 B>base64url B>boc B>file B>i@ B>i@+ B>u@ B>u@+ B>x B@ B@+ B@? B@?+ Bcmp Bhash BhashB Bhashu Blen Bx. B| Fift
Fift-wordlist Li>B Lu>B X. X._ [] []= allot and anon atom>$ atom? b+ b. b._ b> b>idict! b>idict!+ b>sdict! b>sdict!+
b>spec b>udict! b>udict!+ base64>B base64url>B bbitrefs bbits boc+>B boc>B box box? brefs brembitrefs brembits bremrefs
call/cc chr cmod cmp cont. context! context@ count cr crc16 crc32 crc32c csr. current! current@ depth dict, dict>s
dict@ dict@+ dictdiff dictforeach dictforeachfromx dictforeachrev dictmap dictmapext dictmerge dictnew drop dup
ed25519_chksign ed25519_sign ed25519_sign_uint emit empty? eq? eqv? exch exch2 explode file-exists? file>B filepart>B
find fits getenv getenv? hash hashB hashu hmap! hmap!+ hmap- hmap-? hmap@ hmap@- hmap@? hmapempty? hmapforeach hmapnew
hmapunpack hold hole i, i>B i@ i@+ i@? i@?+ idict! idict!+ idict- idict@ idict@- idictforeach idictforeachrev
idictmapext include-depth integer? mod negate newkeypair nip nop not now null? or over pfxdict! pfxdict!+ pfxdict@ pick
priv>pub ref, ref@ ref@+ ref@? ref@?+ remaining reverse rmod roll rot runvm runvmcode runvmx s, s> s@ s@+ s@? s@?+
sbitrefs sbits sdict! sdict!+ sdict- sdict@ sdict@- seekeof? sgn skipspc smca>$ space sr, sr@ sr@+ sr@? sr@?+ srefs
string? supported-version swap totalcsize totalssize tpop tuck tuple tuple? type u, u>B u@ u@+ u@? u@?+ udict! udict!+
udict- udict@ udict@- ufits untuple vmcont, vmcont@ vmlibs word words x. x._ x>B x>B? xor | |+ |_
`;

/** `Fift.fif`. */
const STANDARD = String.raw`
# #> #s $( $<< +! +cr +tab -! 0! 0X. 0X._ 0x. 0x._ 1+! 1-! 2! 2=: 2@ 2constant :$1..n <# @' B# B#s Base# Base#s Digit
X# X#s [compile] [forget] abs atom b# b#s base base# base#s binary caddr cadr car cddr cdr cons decimal def? digit
first gas2runvm gas2runvmcode gas2runvmctx gas2runvmctxact gas2runvmdict gasrunvm gasrunvmcode gasrunvmctx
gasrunvmctxact gasrunvmctxactq gasrunvmdict hex library-version list max min minmax nil? null! octal pair pair?
recursive runvmctx runvmctxact runvmctxactq runvmdict s-fits-with? s-fits? s>c scan-until-word second shash sign single
single? skip-ifdef ten third triple triple? tuple-len? uncons undef? unpair unsingle untriple x# x#s ~!
`;

/** `Lists.fif`. */
const LISTS = String.raw`
') ', 3*sample LIST( List-generic( _( assoc assoc-gen assoc-gen-x assoc-val assq assq-val assv assv-val
concat-list-lists concat-string-list count-to-marker curctx curloop do-quote dot-marker eol explode-list explode-list-1
foldl foldl-ne for for-i get-first-value i j k lisp-delims lisp-token lisp-token-dict list- list-foreach list-last
list-length list-member-eq list-member-equal list-member-eqv list-member-eqv? list-member? list-ref list-reverse
list-tail list-tail-from list-tail-until-marker list-until-marker list-until-marker-ext list>tuple list? mklist-1
ops-get ops-set pop-loop-ctx postpone-', postpone-prefix push-loop-ctx safe-car sum-list tuple-until-marker
`;

/** `TonUtil.fif`. */
const TON_UTIL = String.raw`
$>GR $>GR? $>adnl $>cc $>cc? $>xcc $>xcc? +ccpair +newccpair .+cc .+cc_ .Addr .GR .GR+cc .GR+cc_ .GR_ .addr .adnl .cc
.cc_ .pubkey .val 64X. 64x. Addr, B64{ B>Base32 Base32# Base32#*8 Base32-digit Base32-digit? Base32-number Base32>B
Basechain CC{ CX{ GR$ Gram Gram* Gram*/ Gram+cc, Gram, Gram@ Gram@+ Libs{ Masterchain PK' VPK' VarUInt32, VarUInt32@
addr, addr@ addr@+ adnl-preconv adnl: adnl>$ append-long-string cc+ cc-key-bits cc-key-value? cc0 cc>list cc>list-rev
config-valid? end-parse-cc hex$>u hex$>u? hex-digit? in-range? int? is-valid-config? lib+ list>cc load-address
load-address-verbose load-generate-keypair load-keypair maybe-anycast of-cc parse-address-with-anycast parse-adnl-addr
parse-adnl-address parse-int parse-load-address parse-pubkey parse-smc-addr parse-val-pubkey parse-workchain-id
pos-int? print-addr private_lib pubkey>$ public_lib replace-if-null save-address save-address-verbose show-cc-diff
simple-transfer-body val, val@ }Libs
`;

/** `Asm.fif`, beside the instructions and blocks, which have patterns. */
const ASSEMBLER = String.raw`
pair+ 2x<= si() s() c() XCHG3_l pow2decomp SDBEGINS:imm SDBEGINSQ:imm 3dup asm-no-remove-unused asm-warn-remove-unused
asm-warn-inline-mix asm-warn-unused add-lib hash>libref >libref parse-version-level parse-asm-fif-version
require-asm-fif-version require-asm-fif-version>= (') (.) (0X.) (0x.) (def?)
`;

export const FIFT_WORDS: readonly string[] = [INTERPRETER, STANDARD, LISTS, TON_UTIL, ASSEMBLER].join(' ').trim().split(/\s+/);
