/** A cell without bits and references, as a bag in base64. */
export const EMPTY_CELL = 'te6cckEBAQEAAgAAAEysuc0=';
