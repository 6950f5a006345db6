type NodeType =
  | 'Product'
  | 'ProductVariant'
  | 'ProductOption'
  | 'ProductOptionValue'
  | 'ProductImage'
  | 'Collection';

/** gid://shopify/Product/123, as the platform names everything. */
export function globalId(type: NodeType, id: string): string {
  return `gid://shopify/${type}/${id}`;
}

/** The last part of a global id of this type; undefined for any other text. */
export function idOf(type: NodeType, gid: string): string | undefined {
  const prefix = `gid://shopify/${type}/`;
  const id = gid.startsWith(prefix) ? gid.slice(prefix.length) : '';
  return /^\d{1,20}$/.test(id) ? id : undefined;
}
