import { defineConfig } from 'vite'

/** One file for Node: our own packages are bundled, npm packages stay outside. */
export default defineConfig({
  build: { ssr: 'src/main.ts', target: 'node20', outDir: 'dist', emptyOutDir: true, sourcemap: false, minify: false },
  ssr: { noExternal: [/^@naru\//] },
})
