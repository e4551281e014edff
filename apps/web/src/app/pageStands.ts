let told = () => {}

/** Settles when the first page of this visit stands and listens: each page names itself then, and nothing is around it that comes later. */
export const pageStands = new Promise<void>((done) => {
  told = done
})

/** Says that a page stands. */
export const tellThatPageStands = (): void => told()

let named = ''

/** Keeps the title of the page that is rendered where there is no tab to name: while the site is built. */
export const noteTitle = (title: string): void => {
  if (typeof document === 'undefined') named = title
}

/** @returns the title that was noted last */
export const notedTitle = (): string => named
