import type { KnowledgeSource } from './knowledge-entry.ts';

/** The pages that the tables of interactions and special groups rest on, named the same way everywhere. */

const ODS = 'NIH Office of Dietary Supplements';

/** `page` as in ods.od.nih.gov/factsheets/Magnesium-Consumer/. */
export const ods = (page: string, subject: string): KnowledgeSource => ({
  title: `${subject}: fact sheet for consumers, ${ODS}`,
  url: `https://ods.od.nih.gov/factsheets/${page}-Consumer/`,
});

export const odsProfessional = (page: string, subject: string): KnowledgeSource => ({
  title: `${subject}: fact sheet for health professionals, ${ODS}`,
  url: `https://ods.od.nih.gov/factsheets/${page}-HealthProfessional/`,
});

export const nccih = (page: string, subject: string): KnowledgeSource => ({
  title: `${subject}, National Center for Complementary and Integrative Health (NIH)`,
  url: `https://www.nccih.nih.gov/health/${page}`,
});

export const medlinePlus = (page: string, subject: string): KnowledgeSource => ({
  title: `${subject}, MedlinePlus (National Library of Medicine)`,
  url: `https://medlineplus.gov/${page}.html`,
});

/** A medicine's page; `page` as in medlineplus.gov/druginfo/meds/a682277.html. */
export const medlinePlusMedicine = (page: string, medicine: string): KnowledgeSource =>
  medlinePlus(`druginfo/meds/${page}`, medicine);

export const fda = (path: string, subject: string): KnowledgeSource => ({
  title: `${subject}, U.S. Food and Drug Administration`,
  url: `https://www.fda.gov/${path}`,
});

export const cdc = (path: string, subject: string): KnowledgeSource => ({
  title: `${subject}, Centers for Disease Control and Prevention`,
  url: `https://www.cdc.gov/${path}`,
});

export const niddk = (path: string, subject: string): KnowledgeSource => ({
  title: `${subject}, National Institute of Diabetes and Digestive and Kidney Diseases`,
  url: `https://www.niddk.nih.gov/health-information/${path}`,
});

/** LactMed of the National Library of Medicine: herbs in the time of nursing. `book` as in NBK501785. */
export const lactMed = (book: string, subject: string): KnowledgeSource => ({
  title: `${subject}, Drugs and Lactation Database, National Library of Medicine`,
  url: `https://www.ncbi.nlm.nih.gov/books/${book}/`,
});

/** Where no American body has a page on a herb: what Europe's medicines agency found. */
export const ema = (page: string, subject: string): KnowledgeSource => ({
  title: `${subject}: herbal monograph, European Medicines Agency`,
  url: `https://www.ema.europa.eu/en/medicines/herbal/${page}`,
});

/** `path` as in ema.europa.eu/en/documents/herbal-summary/artichoke-leaf-summary-public_en.pdf. */
export const emaDocument = (path: string, subject: string): KnowledgeSource => ({
  title: `${subject}, European Medicines Agency`,
  url: `https://www.ema.europa.eu/en/documents/${path}`,
});

export const sloanKettering = (page: string, subject: string): KnowledgeSource => ({
  title: `${subject}: About Herbs, Memorial Sloan Kettering Cancer Center`,
  url: `https://www.mskcc.org/cancer-care/integrative-medicine/herbs/${page}`,
});

export const pubMed = (id: string, title: string): KnowledgeSource => ({
  title: `${title}, PubMed`,
  url: `https://pubmed.ncbi.nlm.nih.gov/${id}/`,
});

export const pubMedCentral = (id: string, title: string): KnowledgeSource => ({
  title: `${title}, PubMed Central`,
  url: `https://pmc.ncbi.nlm.nih.gov/articles/${id}/`,
});
