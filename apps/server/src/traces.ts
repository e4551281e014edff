import type { ReadableSpan } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance } from 'fastify'
import { reasonOf, StartFailure } from './platform/failure'

/** Its packages are optional: they are loaded only here. */
const loadOpenTelemetry = async () => {
  try {
    const [fastify, trace, exporter, resources] = await Promise.all([
      import('@fastify/otel'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
    return { ...fastify, ...trace, ...exporter, ...resources }
  } catch (thrown) {
    throw new StartFailure(
      `OTEL_EXPORTER_OTLP_ENDPOINT needs the optional packages of OpenTelemetry (${reasonOf(thrown)}). Install them, or unset it.`,
    )
  }
}

/**
 * Sends a span of each request to a collector. OpenTelemetry reads its other standard variables, such as `OTEL_SERVICE_NAME`, itself. A span names
 * the operation in place of the address, and has no error message: both can contain personal data. No trace of a visitor is continued.
 *
 * @param collector - its address, without `/v1/traces`.
 */
export const registerTraces = async (server: FastifyInstance, collector: string): Promise<void> => {
  const otel = await loadOpenTelemetry()
  class Processor extends otel.BatchSpanProcessor {
    override onEnd(span: ReadableSpan) {
      delete span.status.message
      super.onEnd(span)
    }
  }
  const provider = new otel.BasicTracerProvider({
    resource: otel
      .defaultResource()
      .merge(otel.resourceFromAttributes({ 'service.name': 'naru' }))
      .merge(otel.detectResources({ detectors: [otel.envDetector] })),
    spanProcessors: [new Processor(new otel.OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces` }))],
  })
  const instrumentation = new otel.FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    requestHook: (span, { method, routeOptions: { url = 'none' } }) =>
      void span.updateName(`${method} ${url}`).setAttribute('url.path', url),
  })
  instrumentation.setTracerProvider(provider)
  await server.register(instrumentation.plugin())
  server.addHook('onClose', () => provider.shutdown())
}
