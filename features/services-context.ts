import { createContext } from 'react-router';
import type { Services } from './services.ts';

/** How loaders and actions reach the server; what they log carries the request's id. The bundle exports it, so that its key is the bundle's own. */
export const servicesContext = createContext<Services>();

/** Who is asking, for limits. Only actions may look: pages that all visitors share are rendered for nobody. */
export interface Visitor {
  address: string;
}
export const visitorContext = createContext<Visitor>();
