type WithoutNulls<Row> = { [Name in keyof Row as null extends Row[Name] ? never : Name]: Row[Name] } & {
  [Name in keyof Row as null extends Row[Name] ? Name : never]?: Exclude<Row[Name], null>
}

/** A row without its empty columns: responses leave out what is not there. */
export const withoutNulls = <Row extends object>(row: Row): WithoutNulls<Row> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not follow the filter
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Row>
