import type { Command } from 'commander';
import { AGENTS } from '../strings-agents.ts';

export function addMcp(program: Command): void {
  program
    .command('mcp')
    .description(AGENTS.mcp.description)
    .action(async () => {
      const [{ mcpServer }, { StdioServerTransport }] = await Promise.all([
        import('../agents/mcp.ts'),
        import('@modelcontextprotocol/sdk/server/stdio.js'),
      ]);
      await mcpServer().connect(new StdioServerTransport());
    });
}
