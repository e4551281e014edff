/** What the tests know of the file of the running story: axe checks its gallery, which has what its playground shows. */
export const storyFile = { hasGallery: false }
