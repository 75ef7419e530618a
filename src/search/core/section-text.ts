import {cut, type CutText} from './phrase.ts';

/** Text of a section, cut into words when it is asked for: most are read for their prose alone, many for nothing in the end. */
export class SectionText {
  private prose: CutText | undefined;
  private samples: CutText | undefined;

  /** @param id of the heading; empty for the page itself */
  constructor(
    readonly id: string,
    private readonly plain: string,
    private readonly plainCode: string,
  ) {}

  get content(): CutText {
    return (this.prose ??= cut(this.plain));
  }

  /** Words of the code samples that the prose lacks. */
  get code(): CutText {
    return (this.samples ??= cut(this.plainCode));
  }
}
