import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifySerializerCompiler } from 'fastify'

type Serialize = ReturnType<FastifySerializerCompiler<unknown>>

const compile = SerializerSelector()({})
const compiled = new Map<string, Serialize>()

/** Compiles each schema of a response once, also when several operations or servers of the process have the same. */
export const serializerCompiler: FastifySerializerCompiler<unknown> = ({ httpStatus = '', ...route }) => {
  const key = JSON.stringify(route.schema)
  const serialize = compiled.get(key) ?? compile({ httpStatus, ...route })
  compiled.set(key, serialize)
  return serialize
}
