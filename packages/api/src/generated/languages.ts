/* eslint-disable */
/**
 * Generated from openapi.yaml by `npm run api:generate`. Do not edit: change the document and generate again.
 */

/** The name of each language in itself. */
export const languageNames = {
  en: "English",
  ko: "한국어",
  si: "සිංහල",
  ta: "தமிழ்",
} as const
