import { findAreas, pathIn, readSource, translatedLanguages, type ReadSource } from './catalogues'
import { missingIn } from './pairs'
import { readCatalogue } from './units'

/** @returns the entries that translations lack, as `si/ui lacks next`; `read` replaces the files, for tests */
export const missingTexts = (read: ReadSource = readSource): string[] =>
  findAreas().flatMap((area) => {
    const english = readCatalogue(area.path, read)
    return translatedLanguages.flatMap((language) =>
      missingIn(english, readCatalogue(pathIn(area, language), read)).map(
        (key) => `${language}/${area.name} lacks ${key}`,
      ),
    )
  })
