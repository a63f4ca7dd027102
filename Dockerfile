# The mock as a server. The control API needs a token here, since a container listens on more than loopback:
#   docker build -t direct-mail-mock .
#   docker run -p 4010:4010 -e DIRECT_MAIL_MOCK_CONTROL_TOKEN=… -v mail-data:/data direct-mail-mock
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run build -- --javascript && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4010
# The image has no curl, and needs none. The health call asks for no control token.
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4010) + '/_mock/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/mock/bin/direct-mail-mock.js", "--host", "0.0.0.0", "--data-dir", "/data"]
