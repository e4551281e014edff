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
