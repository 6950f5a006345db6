/**
 * What the demo store shows without anybody having said or earned it (docs/product/store.md#sample-content).
 * Each entry has one switch of the same name. With the embedded demo catalogue all are on and the footer says so; with a live
 * shop all are off until the owner switches them on in the admin's settings. Sample content reaches neither structured data,
 * nor sorting, nor the assistant.
 */
export const sampleContent = {
  ratings: {
    label: 'Product ratings',
    what: "Stars derived from a product's id, and the words '4.9 (100+ reviews)' on its page.",
    off: 'No reviews yet',
  },
  testimonials: {
    label: 'Testimonials',
    what: 'The forty voices of the home page (testimonials.yaml).',
    off: null,
  },
  successStories: {
    label: 'Success stories',
    what: 'The six stories of the community page (success-stories.yaml).',
    off: null,
  },
  advisoryBoard: {
    label: 'Founder and advisory board',
    what: 'The founder story and the medical advisory board of the about page (about.ts).',
    off: null,
  },
  customerCount: {
    label: 'Number of customers',
    what: "The claim '50,000+ customers' (store-facts.ts).",
    off: null,
  },
} as const satisfies Record<
  string,
  {
    label: string;
    what: string;
    /** What stands in its space when it is off; null leaves the section out. */
    off: string | null;
  }
>;

export type SampleContentName = keyof typeof sampleContent;
export type SampleContentSwitches = Record<SampleContentName, boolean>;

/** Before an owner has chosen anything: everything with the demo catalogue, nothing with a live shop. */
export function sampleContentDefaults({ live }: { live: boolean }): SampleContentSwitches {
  return {
    ratings: !live,
    testimonials: !live,
    successStories: !live,
    advisoryBoard: !live,
    customerCount: !live,
  };
}

/** The one line in the footer while any of it is shown. */
export const SAMPLE_CONTENT_LINE = 'The reviews and people shown in this demo store are illustrative.';
