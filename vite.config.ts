import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // A sound worklet knows no importScripts, with which the other format begins in development.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page loads, in two files: many small ones compress worse, by 4 KB of 110.
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]/,
                },
                {
                  // Forms are on few pages, and windows open late: they are not in it.
                  name: 'base',
                  test: /[\\/](app[\\/](root|shell|state(?![\\/]popup-flags)|ui[\\/](?!form-field|use-checked-form))|illustrations[\\/]manifest|domain[\\/](cart|stored|lists|popups[\\/]first-signs|catalog[\\/](money|product-form))|content[\\/](navigation|claims))/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});
