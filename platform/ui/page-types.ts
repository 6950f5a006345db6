import type {
  ActionFunctionArgs,
  ClientActionFunctionArgs,
  ClientLoaderFunctionArgs,
  LoaderFunctionArgs,
  Location,
  UIMatch,
  useActionData,
  useLoaderData,
} from 'react-router';

/** The types of a page's parts, from its own loader and action. `Param` names the parts of its address that are always there. */

type Params<Param extends string> = { readonly [Name in Param]: string };

type With<Args, Param extends string> = Omit<Args, 'params'> & { params: Params<Param> };

export type PageLoaderArgs<Param extends string = never> = With<LoaderFunctionArgs, Param>;
export type PageActionArgs<Param extends string = never> = With<ActionFunctionArgs, Param>;

type LoaderData<Loader> = ReturnType<typeof useLoaderData<Loader>>;
type ActionData<Action> = ReturnType<typeof useActionData<Action>>;

export interface PageProps<Loader = undefined, Action = undefined, Param extends string = never> {
  loaderData: LoaderData<Loader>;
  actionData?: ActionData<Action>;
  params: Params<Param>;
}

/** What `meta` is given. The loader's data is missing where it failed. */
export interface PageMetaArgs<Loader = undefined, Param extends string = never> {
  loaderData: LoaderData<Loader> | undefined;
  params: Params<Param>;
  matches: (UIMatch | undefined)[];
  /** What the loader threw. */
  error?: unknown;
  location: Location;
}

export type PageClientLoaderArgs<Loader> = Omit<ClientLoaderFunctionArgs, 'serverLoader'> & {
  serverLoader: () => Promise<LoaderData<Loader>>;
};
export type PageClientActionArgs<Action> = Omit<ClientActionFunctionArgs, 'serverAction'> & {
  serverAction: () => Promise<NonNullable<ActionData<Action>>>;
};

export interface ErrorBoundaryProps {
  error: unknown;
}
