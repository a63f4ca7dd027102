import { fromJsonSchema, type McpServer } from '@modelcontextprotocol/server';
import { cleanedTexts } from './texts.ts';
import { type Picture, type Tool, ToolError } from './tool.ts';

/** Adds a tool to a server of the official package. */
export function registerTool<Context>(server: McpServer, tool: Tool<Context>, context: Context): void {
  const reads = tool.does === 'reads';
  server.registerTool(
    tool.name,
    {
      title: tool.title,
      description: tool.description,
      inputSchema: fromJsonSchema<object>(tool.input),
      annotations: {
        readOnlyHint: reads,
        ...(!reads && { destructiveHint: tool.does === 'sends', idempotentHint: true }),
      },
    },
    async (input) => {
      try {
        const result = await tool.run(input as never, context);
        const { data, pictures } = 'pictures' in result ? result : { data: result, pictures: [] };
        return answer(cleanedTexts(data) as Record<string, unknown>, pictures as readonly Picture[]);
      } catch (error) {
        return { ...answer({ error: cleanedTexts(told(error)) }), isError: true };
      }
    },
  );
}

const answer = (data: Record<string, unknown>, pictures: readonly Picture[] = []) => ({
  structuredContent: data,
  content: [
    { type: 'text' as const, text: JSON.stringify(data) },
    ...pictures.map(({ png }) => ({
      type: 'image' as const,
      data: Buffer.from(png).toString('base64'),
      mimeType: 'image/png',
    })),
  ],
});

function told(error: unknown): { message: string; hint: string | null; code: string } {
  if (error instanceof ToolError) return { message: error.message, hint: error.hint, code: error.code };
  return {
    message: 'this is a bug in direct-mail: the tool failed',
    hint: 'DIRECT_MAIL_DEBUG=1 shows the stack',
    code: 'bug',
  };
}
