import type { Source } from './condition-types.ts';

const ods = (title: string, page: string): Source => ({
  title,
  publisher: 'NIH Office of Dietary Supplements',
  url: `https://ods.od.nih.gov/factsheets/${page}-Consumer/`,
});
const nccih = (title: string, page: string): Source => ({
  title,
  publisher: 'NCCIH',
  url: `https://www.nccih.nih.gov/health/${page}`,
});
const medlinePlus = (title: string, page: string): Source => ({
  title,
  publisher: 'MedlinePlus',
  url: `https://medlineplus.gov/${page}`,
});
const cdc = (title: string, page: string): Source => ({
  title,
  publisher: 'CDC',
  url: `https://www.cdc.gov/${page}`,
});
const nhlbi = (title: string, page: string): Source => ({
  title,
  publisher: 'NHLBI',
  url: `https://www.nhlbi.nih.gov/${page}`,
});
const niddk = (title: string, page: string): Source => ({
  title,
  publisher: 'NIDDK',
  url: `https://www.niddk.nih.gov/health-information/${page}`,
});
const nei = (title: string, page: string): Source => ({
  title,
  publisher: 'National Eye Institute',
  url: `https://www.nei.nih.gov/${page}`,
});
const fda = (title: string, page: string): Source => ({
  title,
  publisher: 'FDA',
  url: `https://www.fda.gov/${page}`,
});

/**
 * Every page of a public health body that the condition and learn pages rest on, each address once.
 * The site a page belongs to decides its publisher.
 */
export const healthSources = {
  odsBasics: ods('Dietary Supplements: What You Need to Know', 'WYNTK'),
  odsB12: ods('Vitamin B12', 'VitaminB12'),
  odsBiotin: ods('Biotin', 'Biotin'),
  odsCarnitine: ods('Carnitine', 'Carnitine'),
  odsChromium: ods('Chromium', 'Chromium'),
  odsFolate: ods('Folate', 'Folate'),
  odsImmune: ods('Dietary Supplements for Immune Function and Infectious Diseases', 'ImmuneFunction'),
  odsIron: ods('Iron', 'Iron'),
  odsMagnesium: ods('Magnesium', 'Magnesium'),
  odsMultivitamins: ods('Multivitamin and Mineral Supplements', 'MVMS'),
  odsOmega3: ods('Omega-3 Fatty Acids', 'Omega3FattyAcids'),
  odsPotassium: ods('Potassium', 'Potassium'),
  odsVitaminD: ods('Vitamin D', 'VitaminD'),
  odsWeightLoss: ods('Dietary Supplements for Weight Loss', 'WeightLoss'),
  odsZinc: ods('Zinc', 'Zinc'),

  nccihAshwagandha: nccih('Ashwagandha', 'ashwagandha'),
  nccihBerberine: nccih('Berberine and Weight Loss', 'berberine-and-weight-loss-what-you-need-to-know'),
  nccihBromelain: nccih('Bromelain', 'bromelain'),
  nccihCholesterol: nccih(
    'High Cholesterol and Natural Products',
    'providers/digest/high-cholesterol-and-natural-products',
  ),
  nccihCoq10: nccih('Coenzyme Q10', 'coenzyme-q10'),
  nccihCranberry: nccih('Cranberry', 'cranberry'),
  nccihDiabetes: nccih(
    'Diabetes and Dietary Supplements',
    'diabetes-and-dietary-supplements-what-you-need-to-know',
  ),
  nccihEchinacea: nccih('Echinacea', 'echinacea'),
  nccihElderberry: nccih('Elderberry', 'elderberry'),
  nccihGarlic: nccih('Garlic', 'garlic'),
  nccihGinger: nccih('Ginger', 'ginger'),
  nccihGinkgo: nccih('Ginkgo', 'ginkgo'),
  nccihGlucosamine: nccih(
    'Glucosamine and Chondroitin for Osteoarthritis',
    'glucosamine-and-chondroitin-for-osteoarthritis-what-you-need-to-know',
  ),
  nccihGreenTea: nccih('Green Tea', 'green-tea'),
  nccihHypertension: nccih('Hypertension (High Blood Pressure)', 'hypertension'),
  nccihHypertensionDigest: nccih(
    'Complementary Health Approaches for Hypertension',
    'providers/digest/complementary-health-approaches-for-hypertension',
  ),
  nccihMilkThistle: nccih('Milk Thistle', 'milk-thistle'),
  nccihOmega3: nccih('Omega-3 Supplements', 'omega3-supplements-what-you-need-to-know'),
  nccihProbiotics: nccih('Probiotics: Usefulness and Safety', 'probiotics-usefulness-and-safety'),
  nccihSawPalmetto: nccih('Saw Palmetto', 'saw-palmetto'),
  nccihSleep: nccih(
    'Sleep Disorders and Complementary Health Approaches',
    'sleep-disorders-and-complementary-health-approaches',
  ),
  nccihStress: nccih('Stress', 'stress'),
  nccihTurmeric: nccih('Turmeric', 'turmeric'),

  medlineAsthma: medlinePlus('Asthma', 'asthma.html'),
  medlineBloodPressure: medlinePlus('High Blood Pressure', 'highbloodpressure.html'),
  medlineCholesterolLevels: medlinePlus('Cholesterol Levels', 'lab-tests/cholesterol-levels/'),
  medlineConstipation: medlinePlus('Constipation', 'constipation.html'),
  medlineDementia: medlinePlus('Dementia', 'dementia.html'),
  medlineDepression: medlinePlus('Depression', 'depression.html'),
  medlineFatigue: medlinePlus('Fatigue', 'fatigue.html'),
  medlineFattyLiver: medlinePlus('Fatty Liver Disease', 'fattyliverdisease.html'),
  medlineFibroids: medlinePlus('Uterine Fibroids', 'uterinefibroids.html'),
  medlineHairLoss: medlinePlus('Hair Loss', 'hairloss.html'),
  medlineHeartAttack: medlinePlus('Heart Attack', 'heartattack.html'),
  medlineHepatitisC: medlinePlus('Hepatitis C', 'hepatitisc.html'),
  medlineHypoglycemia: medlinePlus('Hypoglycemia', 'hypoglycemia.html'),
  medlineKidney: medlinePlus('Chronic Kidney Disease', 'chronickidneydisease.html'),
  medlineLipoproteinA: medlinePlus('Lipoprotein (a) Blood Test', 'lab-tests/lipoprotein-a-blood-test/'),
  medlineMacular: medlinePlus('Macular Degeneration', 'maculardegeneration.html'),
  medlineNutrition: medlinePlus('Nutrition', 'nutrition.html'),
  medlineOsteoarthritis: medlinePlus('Osteoarthritis', 'osteoarthritis.html'),
  medlineProstateScreening: medlinePlus('Prostate Cancer Screening', 'prostatecancerscreening.html'),
  medlineSkin: medlinePlus('Skin Conditions', 'skinconditions.html'),
  medlineStress: medlinePlus('Stress', 'stress.html'),
  medlineUrinaryInfection: medlinePlus('Urinary Tract Infections', 'urinarytractinfections.html'),
  medlineWeightControl: medlinePlus('Weight Control', 'weightcontrol.html'),

  cdcActivity: cdc('Adult Activity: An Overview', 'physical-activity-basics/guidelines/adults.html'),
  cdcAgeAndDisparity: cdc(
    'Vital Signs: Racial Disparities in Age-Specific Mortality Among Blacks or African Americans',
    'mmwr/volumes/66/wr/mm6617e1.htm',
  ),
  cdcArthritis: cdc(
    'Differences in the Prevalence and Impact of Arthritis Among Racial/Ethnic Groups',
    'pcd/issues/2010/may/10_0035.htm',
  ),
  cdcBloodPressure: cdc(
    'High Blood Pressure Facts',
    'high-blood-pressure/data-research/facts-stats/index.html',
  ),
  cdcCholesterolCare: cdc(
    'Prevalence of Cholesterol Treatment Eligibility and Medication Use Among Adults',
    'mmwr/preview/mmwrhtml/mm6447a1.htm',
  ),
  cdcCognitiveDecline: cdc(
    'Racial and Ethnic Differences in Subjective Cognitive Decline',
    'mmwr/volumes/72/wr/mm7210a1.htm',
  ),
  cdcColorectal: cdc('Screening for Colorectal Cancer', 'colorectal-cancer/screening/index.html'),
  cdcDiabetesRisk: cdc('Diabetes Risk Factors', 'diabetes/risk-factors/index.html'),
  cdcFlu: cdc(
    'Vital Signs: Influenza Hospitalizations and Vaccination Coverage by Race and Ethnicity',
    'mmwr/volumes/71/wr/mm7143e1.htm',
  ),
  cdcHeartDisease: cdc('Heart Disease Facts', 'heart-disease/data-research/facts-stats/index.html'),
  cdcHepatitisC: cdc(
    'Vital Signs: Hepatitis C Treatment Among Insured Adults',
    'mmwr/volumes/71/wr/mm7132e1.htm',
  ),
  cdcMaternalDeaths: cdc(
    'Working Together to Reduce Black Maternal Mortality',
    'womens-health/features/maternal-mortality.html',
  ),
  cdcMaternalSigns: cdc('Urgent Maternal Warning Signs', 'hearher/maternal-warning-signs/index.html'),
  cdcProstate: cdc('Prostate Cancer Risk Factors', 'prostate-cancer/risk-factors/index.html'),
  cdcSickleCell: cdc('Data and Statistics on Sickle Cell Disease', 'sickle-cell/data/index.html'),
  cdcSleep: cdc('About Sleep', 'sleep/about/index.html'),
  cdcStroke: cdc('Signs and Symptoms of Stroke', 'stroke/signs-symptoms/index.html'),
  cdcWeight: cdc('Steps for Losing Weight', 'healthy-weight-growth/losing-weight/index.html'),

  nhlbiAsthma: nhlbi('Asthma', 'health/asthma'),
  nhlbiDash: nhlbi('DASH Eating Plan', 'education/dash-eating-plan'),
  nhlbiSleepApnea: nhlbi(
    'Sleep apnea common but largely undiagnosed in African-Americans',
    'news/2018/study-sleep-apnea-common-largely-undiagnosed-african-americans',
  ),
  niddkA1c: niddk('The A1C Test & Diabetes', 'diagnostic-tests/a1c-test'),
  niddkFiber: niddk(
    'Eating, Diet, & Nutrition for Constipation',
    'digestive-diseases/constipation/eating-diet-nutrition',
  ),
  niddkKidneyRace: niddk('Race, Ethnicity, & Kidney Disease', 'kidney-disease/race-ethnicity'),
  niddkLactose: niddk('Lactose Intolerance', 'digestive-diseases/lactose-intolerance'),
  neiAreds2: nei(
    'Age-Related Eye Disease Study 2 (AREDS2)',
    'research/clinical-trials/age-related-eye-disease-study-2-areds2',
  ),
  neiDilatedExam: nei('Get a Dilated Eye Exam', 'learn-about-eye-health/healthy-vision/get-dilated-eye-exam'),
  neiGlaucoma: nei('Glaucoma', 'eye-health-information/eye-conditions-and-diseases/glaucoma'),
  fdaMercury: fda(
    'Mercury Poisoning Linked to Skin Products',
    'consumers/consumer-updates/mercury-poisoning-linked-skin-products',
  ),
  fdaWeightLoss: fda(
    'Tainted Weight Loss Products',
    'drugs/medication-health-fraud/tainted-weight-loss-products',
  ),
} satisfies Record<string, Source>;
