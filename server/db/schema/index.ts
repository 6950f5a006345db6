export * from './accounts.ts';
export * from './administration.ts';
export * from './campaigns.ts';
export * from './chat.ts';
export * from './community.ts';
export * from './demo-shop.ts';
export * from './limits.ts';
