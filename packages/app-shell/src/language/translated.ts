/** @returns the content with its texts in a language; a text without translation stays in English */
export function translated<Content extends { translations?: Readonly<Record<string, object>> | undefined }>(
  content: Content,
  language: string,
): Content {
  return language === 'en' ? content : { ...content, ...content.translations?.[language] }
}
