// What the panel begins with where no row is chosen.

/** 5! by a loop. */
export const EXAMPLE_PROGRAM = `// the product of all numbers up to s0
PUSHINT 1
SWAP
PUSHCONT { DUP }
PUSHCONT { TUCK MUL SWAP DEC }
WHILE
DROP`;
export const EXAMPLE_STACK = 'int 5';

/** The code of `samples/counter/counter.tolk`; a test compiles it and compares. */
export const EXAMPLE_CODE =
  'te6ccgEBBgEAigABFP8A9KQT9LzyyAsBAgFiAgMAsND4kZEw4CDXLCNt48bcjhwx7UTQAdM/MdcLHwH6SNcLP1igAcj6Uss/ye1U4NcsIYU2LVwxjhkw7UTQ+kgw+JIhxwXy4ZHI+lJwzws/ye1U4IQPAccA8vQCAUgEBQAXu9ie1E0PpIMdcLP4ABG4Ud7UTQ+kgwg=';
