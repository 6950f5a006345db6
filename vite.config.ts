import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { dataModules } from './platform/documents/data-modules.ts';
import { isBaseModule } from './scripts/base-modules.ts';

export default defineConfig(({ command }) => ({
  plugins: [dataModules(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // A sound worklet knows no importScripts, with which the other format begins in development.
  worker: { format: 'es' },
  environments: {
    // The server, its dependencies in it. WebAssembly finds its files beside its own package; Vite itself is for development alone.
    ssr: {
      ...(command === 'build' && {
        // What is built is for production alone; otherwise React comes twice, once for development.
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: {
          noExternal: true,
          external: ['@electric-sql/pglite', '@electric-sql/pglite/contrib/pg_trgm'],
        },
      }),
      build: {
        target: 'node24',
        rolldownOptions: {
          input: {
            index: 'app/server.ts',
            main: 'app/main.ts',
            'parse-worker': 'integrations/feeds/parse-worker.ts',
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Pages name each other's scripts: a letter less of each hash is 0.1 KB of every first load.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                // What every page loads, in two files: many small ones compress worse, by 4 KB of 110.
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]/,
                },
                {
                  // Also what only the root uses, without the parts that come when they are first opened.
                  // Cards stand where most visits begin. Forms, names of pictures and answers of the checkout are on few pages,
                  // and windows open late: they are not in it.
                  name: 'base',
                  test: (id: string) => isBaseModule(id),
                },
                {
                  // The desk's forms need them together, and every page carries the list of who imports what.
                  name: 'forms',
                  test: /platform[\\/]forms[\\/](form-fields?|field-facts|use-shown-version|meanwhile-changed)\.tsx?$/,
                },
                // The desk's tables, without what comes after the page, and dates in words: for the same reason.
                { name: 'table', test: /platform[\\/]table[\\/](data-table|table-filter|table-view)\.tsx?$/ },
                {
                  name: 'dates',
                  test: /(content[\\/]date-words|platform[\\/]time[\\/]new-york)\.ts$/,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
