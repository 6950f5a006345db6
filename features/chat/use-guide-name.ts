import { useStoreFacts } from '#features/store/use-store-facts.ts';

/** 'BioLife Guide': the assistant is called after its store. */
export const useGuideName = (): string => `${useStoreFacts()?.profile.name ?? ''} Guide`.trim();
