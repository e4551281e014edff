// `npx tsx content/tools/make-spreadsheet.ts EXAM_FOLDER TARGET_FOLDER`: converts the exam of a folder to a workbook and copies its media. The
// workbook's exam is named like the target folder. Makes content/sample-spreadsheet, the template for teachers.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathsOf, faultLine } from '@naru/exam-kit/content'
import { readExam } from '../../apps/server/src/import/read-exam'
import { tablesFromExam } from '../../apps/server/src/import/tables/tables-from-exam'
import { writeXlsx } from '../../apps/server/src/import/tables/write-xlsx'

const [source = 'content/exams/eps-topik-mini', target = 'content/sample-spreadsheet'] = process.argv.slice(2)
const { exam, faults } = await readExam(source, '')
if (exam === undefined || faults.length > 0) throw new Error(faults.map(faultLine).join('\n'))
for (const path of pathsOf(exam)) {
  mkdirSync(dirname(join(target, path)), { recursive: true })
  copyFileSync(join(source, path), join(target, path))
}
mkdirSync(target, { recursive: true })
writeFileSync(join(target, 'exam.xlsx'), writeXlsx(tablesFromExam({ ...exam, id: basename(target) })))
