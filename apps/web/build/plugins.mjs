/** @typedef {import('vite').Plugin} Plugin */

/** @returns {Plugin} serves the exam room's document at its paths under `npm run dev` */
export const examRoomDocument = () => ({
  name: 'naru-exam-room-document',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const isPage = request.headers.accept?.includes('text/html') ?? false
      if (isPage && /^\/quiz(\/|$|\?)/.test(request.url ?? '')) request.url = '/exam.html'
      next()
    })
  },
})

/** @returns {Plugin} fails the build when the exam room loads the router or the query cache */
export const examRoomWithoutRouter = () => ({
  name: 'naru-exam-room-without-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'exam')
    if (entry === undefined) this.error('The build has no entry named exam')
    const seen = new Set()
    const visit = (/** @type {string} */ fileName) => {
      const chunk = chunks.find((one) => one.fileName === fileName)
      if (chunk === undefined || seen.has(fileName)) return
      seen.add(fileName)
      const forbidden = chunk.moduleIds.find((id) => id.includes('/node_modules/@tanstack/'))
      if (forbidden !== undefined) this.error(`The exam room loads ${forbidden}`)
      for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
    }
    visit(entry.fileName)
  },
})
