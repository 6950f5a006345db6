import { readDemoShop } from './read-demo-shop.ts';

/** The sample shop's files, read and checked when the store is built: fifty documents take a tenth of a start. */
export const demoShopFiles = readDemoShop();
