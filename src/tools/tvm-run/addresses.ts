/** The page of exit codes, without the base of the language. Its table is not needed here, only its address. */
export const EXIT_CODES_PATH = '/v3/documentation/tvm/tvm-exit-codes';
