import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { sampleResults } from '../../content/learner'
import { useText } from '../../text'
import * as css from './Page.css'

/** What the page will look like, for learners who have no results; it says that it is a sample. */
export const SampleResults = () => {
  const { myResult: text } = useText()
  return (
    <Stack gap={16}>
      <Heading level={2}>{text.sampleResults}</Heading>
      <Text tone="muted">{text.sampleText}</Text>
      <Table label={text.sampleResults}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{text.paperNumber}</TableHeaderCell>
            <TableHeaderCell>{text.paperName}</TableHeaderCell>
            <TableHeaderCell align="end">{text.marks}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sampleResults.map((row) => (
            <TableRow key={row.paperNumber}>
              <TableCell>{row.paperNumber}</TableCell>
              <TableRowHeader>
                <span className={css.name}>{row.paperName}</span>
              </TableRowHeader>
              <TableCell align="end">
                <span className={css.marks}>{row.marks}</span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  )
}
