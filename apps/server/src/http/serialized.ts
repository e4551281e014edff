const comma = Buffer.from(',')

/** Serializes an object. */
export const serialize = (value: object): Buffer => Buffer.from(JSON.stringify(value))

/** Adds the fields of a serialized object to an object; neither may be empty. */
export const joinFields = (fields: object, serialized: Buffer): Buffer =>
  Buffer.concat([Buffer.from(JSON.stringify(fields).slice(0, -1)), comma, serialized.subarray(1)])

/** Serializes an object of one field: a list of serialized values. */
export const serializeList = (name: string, values: readonly Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from(`{${JSON.stringify(name)}:[`),
    ...values.flatMap((value, at) => (at === 0 ? [value] : [comma, value])),
    Buffer.from(']}'),
  ])
