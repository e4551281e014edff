import { defineConfig } from 'vite'

/**
 * The server and the content command, each one file for Node, with what they share beside them (in one folder, since places are found from
 * there): our own packages are bundled, npm packages stay outside.
 */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', content: 'src/content/main.ts' },
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
