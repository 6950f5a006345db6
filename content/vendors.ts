/** Vendors whose products no list of the shop shows (storefront §6); their pages still answer. */
export const hiddenVendors: readonly string[] = ['Kia Bellamy', 'In House CT'];
