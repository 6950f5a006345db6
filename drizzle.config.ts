import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './{features,platform}/**/*.table.server.ts',
  out: './app/migrations',
});
