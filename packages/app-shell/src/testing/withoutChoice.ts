import { showLanguage } from '../language'

const forget = () => {
  // eslint-disable-next-line unicorn/no-document-cookie -- as the choice
  document.cookie = 'naru.language=; Path=/; Max-Age=0'
}

/** The `beforeEach` of stories of a device without a choice of language. What a story chooses is forgotten after it. */
export const withoutChoice = () => {
  forget()
  return async () => {
    forget()
    await showLanguage('en')
  }
}
