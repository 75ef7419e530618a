import type {ErrorCode, ErrorData} from './protocol.ts';

/** Anything that the engine refuses or fails at. `code` is for programs, `message` for the console. */
export class EngineError extends Error {
  readonly code: ErrorCode;
  readonly field?: string;
  readonly line?: number;
  readonly column?: number;

  constructor({code, message, field, line, column}: ErrorData) {
    super(message);
    this.name = 'EngineError';
    this.code = code;
    this.field = field;
    this.line = line;
    this.column = column;
  }

  /** As it travels between worker and page. */
  toData(): ErrorData {
    const {code, message, field, line, column} = this;
    return {code, message, field, line, column};
  }
}

/** Short form for the one kind of error that most of the engine throws: an input that cannot be used. */
export function badInput(code: ErrorCode, message: string, field: string): EngineError {
  return new EngineError({code, message, field});
}

/** How the bundler's loader says that a part of the worker itself did not come. */
const CHUNK = /ChunkLoadError|Loading chunk|importScripts/;

/** Whatever was thrown, as data. What is not ours is a breakdown of the compiled program under us. */
export function errorData(error: unknown): ErrorData {
  if (error instanceof EngineError) return error.toData();
  if (CHUNK.test(String(error))) return {code: 'file-missing', message: String(error)};
  return {code: 'crashed', message: error instanceof Error ? `${error.name}: ${error.message}` : String(error)};
}
