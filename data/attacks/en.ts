/** What a page says of an attack before it runs, and why the attack ends as it does. */
export interface AttackText {
  readonly title: string;
  /** What the attacker does, in a sentence or two. */
  readonly exploit: string;
  /** Why it succeeds against the one contract. */
  readonly bad: string;
  /** Why it fails against the other. */
  readonly good: string;
}

/** The attacks that a page can show, and the words of their frames. `src/playground/attack/scenarios` runs them. */
export const attackWords = {
  run: 'Run the attack on both contracts',
  /** Says that a file of the attack did not come. */
  failedToLoad: 'The attack could not be loaded. Check the connection and press the button again.',
  vulnerable: 'The vulnerable contract',
  resistant: 'The contract that resists',
  attacks: {
    'forged-notification': {
      title: 'Attack: a forged notification',
      exploit: 'The attacker tells the vault that 1,000,000 units of a jetton have arrived. None have.',
      bad: 'The vault credits jettons that it never received.',
      good: 'The sender is not the jetton wallet of the vault: the records stay as they were.',
    },
    'lost-bounce': {
      title: 'Attack: a payment that cannot arrive',
      exploit: 'The bank is told to pay 2 GRAM to an address without a contract. The payment comes back.',
      bad: 'The Gram is back, but the records say that it was spent: 2 GRAM belong to nobody.',
      good: 'The bank adds the amount to its records again.',
    },
    'false-answer': {
      title: 'Attack: a refusal taken for an answer',
      exploit:
        'The attacker asks for the prize of game 0, which is lost, and then of game 7, which the database does not know: that query bounces.',
      bad: 'What is not “lost” counts as “won”: the bounced query pays 5 GRAM.',
      good: 'The bounced query is ignored: nobody is paid.',
    },
    replay: {
      title: 'Attack: one signature, four payments',
      exploit: 'The owner signs one payment of 1 GRAM to the attacker. The attacker sends the same message three more times.',
      bad: 'The contract pays four times.',
      good: 'The number of the request is used up: the contract pays once and accepts none of the copies.',
    },
    garbage: {
      title: 'Attack: messages that nobody signed',
      exploit: 'The attacker sends five external messages with random bits in place of the signature.',
      bad: 'The contract accepts before it verifies, and pays the gas of each refusal.',
      good: 'The contract verifies first: it accepts none of the messages, and none costs anything.',
    },
    'whole-balance': {
      title: 'Attack: change from 0.2 GRAM',
      exploit: 'The attacker pays 0.2 GRAM and gets the change back. The contract also holds 10 GRAM of others.',
      bad: 'The change is the whole balance.',
      good: 'What was there before is reserved: the attacker gets 0.1 GRAM less the fees.',
    },
    'open-upgrade': {
      title: 'Attack: new code from a stranger',
      exploit: 'The attacker sends code that pays everything to anyone who asks, and then asks.',
      bad: 'The contract installs the code, pays out its balance and is gone.',
      good: 'Only the owner may replace the code. The second message changes nothing.',
    },
    'negative-amount': {
      title: 'Attack: a transfer of −9.9 GRAM',
      exploit: 'Without a deposit, the attacker transfers −9.9 GRAM to the owner, who has deposited 10, and then withdraws 9.9.',
      bad: 'Subtracting a negative amount adds it: the deposit of the owner is now the attacker’s.',
      good: 'Read without a sign, the same bits are a very large amount, which the attacker does not have.',
    },
    'dropped-check': {
      title: 'Attack: a check that the compiler dropped',
      exploit: 'The attacker asks the fund for everything, as only its owner may.',
      bad: 'The compiled code does not contain the check: the fund pays.',
      good: 'The compiled code contains the check: the attacker gets nothing.',
    },
    'kept-record': {
      title: 'Attack: one deposit, three withdrawals',
      exploit: 'The attacker deposits 1 GRAM and withdraws it three times. The owner has deposited 5 GRAM.',
      bad: 'The record is never deleted: two of the withdrawals are paid from the deposit of the owner.',
      good: 'The first withdrawal deletes the record, and the next ones find nothing.',
    },
    'seen-password': {
      title: 'Attack: a copied password',
      exploit:
        'A member claims 10 GRAM with a password. The attacker sees the message before it is in a block, and is first with the same one.',
      bad: 'The first to send it gets the Gram.',
      good: 'The hash covers the receiver, too: the copy is refused, and the member is paid.',
    },
    'unbounded-list': {
      title: 'Attack: a list that is too long',
      exploit: 'The attacker has joined with 260 addresses. Now a member joins and asks for the payout.',
      bad: 'Paying everyone takes 261 messages, and a transaction may have 255 actions: result code 33. Nobody can be paid anymore.',
      good: 'The member withdraws one share, however long the list is.',
    },
    'known-time': {
      title: 'Attack: waiting for an even second',
      exploit: 'The attacker plays six games for 1 GRAM, each in an even second.',
      bad: 'Every game is won.',
      good: 'The time does not decide: three of the six games are lost, and the game earns more than it pays.',
    },
    'two-at-once': {
      title: 'Attack: two withdrawals at once',
      exploit:
        'The attacker deposits 0.95 GRAM, withdraws twice in one transaction, and then makes a small deposit and withdraws part of it. The owner has deposited 10 GRAM.',
      bad: 'The second withdrawal finds the bank empty, since the deposits are on their way. All records are cleared, and the last withdrawal takes what came back.',
      good: 'The deposits are reserved and never leave: each withdrawal pays what it asks for.',
    },
    'foreign-code': {
      title: 'Attack: a program that commits and fails',
      exploit: 'The attacker sends a program that sends the whole balance, commits, and runs out of gas.',
      bad: 'Running out of gas cannot be caught, and what was committed stays: the contract pays for a puzzle that nobody solved.',
      good: 'The program runs in a virtual machine of its own: it cannot send or commit anything for the contract.',
    },
    'same-block': {
      title: 'Attack: two bets in one block',
      exploit: 'A contract of the attacker learns the number of the block with a small bet, and bets 1 GRAM on it in the same block.',
      bad: 'The second roll repeats the first: the bet wins five times its stake.',
      good: 'The second roll has a seed of its own: this time the bet is lost.',
    },
  } satisfies Record<string, AttackText>,
};

export type AttackName = keyof (typeof attackWords)['attacks'];

/** The words of a language. */
export type AttackWords = Readonly<Omit<typeof attackWords, 'attacks'>> & {readonly attacks: Readonly<Record<AttackName, AttackText>>};
