import { defineConfig } from 'vite'

/**
 * Builds the server and its commands, each one file for Node with shared chunks beside them in one folder,
 * since paths are resolved from there. Our own packages are bundled, npm packages are external.
 */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        worker: 'src/worker/main.ts',
        content: 'src/commands/content-main.ts',
        admin: 'src/commands/admin-main.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' },
    },
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    minify: false,
  },
  ssr: { noExternal: [/^@naru\//] },
})
