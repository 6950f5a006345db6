import { Icon } from '#platform/ui/icon.tsx';

/** In place of products, on a page that stands without them. */
export const ProductsAway = () => (
  <p className="notice">
    <Icon name="circle-alert" />
    Our products cannot be shown right now. Everything else on this page is as it should be.
  </p>
);
