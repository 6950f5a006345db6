/** Vendors whose products no list of the shop shows (docs/product/catalog.md#hidden-vendors); their pages still answer. */
export const hiddenVendors: readonly string[] = ['Kia Bellamy', 'In House CT'];
