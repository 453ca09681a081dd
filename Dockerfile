# One node on one folder: docker build -t rowan . && docker run -p 4173:4173 -v rowan:/data rowan
FROM node:20-slim AS build
WORKDIR /rowan
COPY . .
RUN npm ci && npm run build

FROM node:20-slim
WORKDIR /rowan
COPY --from=build /rowan /rowan
RUN rm -rf node_modules && npm ci --omit=dev && mkdir /data && chown node /data
USER node
ENV NODE_ENV=production
ENV ROWAN_DATA=/data
VOLUME /data
EXPOSE 4173
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4173/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/cli/bin/rowan.js", "serve", "--no-build"]
