import type { Asked } from './asked.ts';

export const askedAboutAskingFirst = {
  pregnancy: [
    'I just found out I am pregnant, which vitamins are ok',
    'what supplements should I avoid when expecting',
  ],
  'trying-to-conceive': [
    'we are trying for a baby, what should I take',
    'fertility vitamins for getting pregnant',
  ],
  nursing: [
    'what can I take while breastfeeding',
    'my milk supply is low, are herbs ok when nursing a newborn',
  ],
  children: ['can my 7 year old take your vitamins', 'are supplements ok for kids, half a pill maybe'],
  teenagers: [
    'my son plays high school football and wants pre workout',
    ['is protein powder ok at 15', 'protein-powder'],
  ],
  'older-adults': [
    'my mother is 82, which supplements make sense at her age',
    'vitamins for seniors, what to watch for',
  ],
  'many-medicines': ['I am on eight prescriptions, can I add vitamins', 'will herbs mess with my medication'],
  'blood-thinners': [
    'I take eliquis. what supplements are a problem',
    'on coumadin, which vitamins and herbs do I need to ask about',
  ],
  'pressure-medicine': [
    'I am on losartan and a water pill, what should I stay away from',
    'which herbs go bad with high blood pressure pills',
  ],
  'diabetes-medicine': [
    ['taking insulin, what herbs could drop my sugar', 'blood-sugar-nutrients'],
    'I am on metformin and glipizide. Which supplements need care?',
  ],
  'mood-medicine': [
    'on lexapro, what supplements should I not mix',
    'can I take calming herbs with my anxiety pills',
  ],
  'birth-control': [
    'do any vitamins or herbs cancel out the pill',
    'will supplements make my nexplanon stop working',
  ],
  thyroid: [
    'I have hashimotos and take synthroid, what vitamins are a problem',
    'hypothyroid here, can I use kelp or sea moss',
  ],
  'kidney-disease': [
    'I am on dialysis, which vitamins are off limits',
    'stage 3 ckd what supplements are bad',
  ],
  'liver-disease': [
    'I have hepatitis c, what herbs hurt the liver',
    'my liver enzymes are high. which supplements do I stop',
  ],
  'before-surgery': [
    'having my knee replaced next month, do I quit my vitamins',
    'should I tell the dentist about my fish oil before a tooth is pulled',
  ],
  'cancer-care': ['my sister is on chemo, can she take vitamins', 'are antioxidants ok during radiation'],
  'hormone-sensitive': [
    'I had breast cancer, which herbs act like estrogen',
    'endometriosis, what herbs should I ask about',
  ],
  'bleeding-disorder': [
    'I have von willebrand, what should I not take',
    'bruise real easy, which supplements make bleeding worse',
  ],
  'sickle-cell': [
    'my nephew has sickle cell, should he take iron',
    'what vitamins for people with the sickle cell trait or disease',
  ],
  g6pd: ['I have g6pd, what supplements should I stay away from', 'why cant I eat fava beans'],
  'iron-overload': [
    'I have hemochromatosis, what to avoid',
    'my ferritin is too high, is iron in my multivitamin bad',
  ],
  'autoimmune-lupus': [
    'I have lupus. which immune herbs are bad for me',
    'rheumatoid arthritis on methotrexate, which supplements to skip',
  ],
  'lab-tests': ['can my vitamins throw off my blood work', 'should I stop supplements before a lab test'],
} as const satisfies Asked;
